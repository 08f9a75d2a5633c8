say-language-failed = Lolo limi alulayishekanga. Bheka i-inthanethi yakho bese uyalukhetha futhi.
