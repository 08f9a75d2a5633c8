say-language-failed = Non è stato possibile caricare quella lingua. Controlla la connessione e sceglila di nuovo.
