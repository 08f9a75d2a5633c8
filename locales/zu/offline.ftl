say-language-failed = Lolo limi alulayishekanga. Bheka i-inthanethi yakho bese uyalukhetha futhi.
say-version-new = Kukhona inguqulo entsha.
use-version = Yisebenzise
say-version-waits = Izolinda kuze kuphele umdlalo okwelinye iwindi.
install = Faka
