/** What is said about the passphrase and what is kept sealed. */
export const vault = {}
