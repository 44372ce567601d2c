/** What is said about parts that several screens use. */
export const parts = {
  /** Of accounts. */
  account: 'Account',
  supplier: 'Supplier',
  no_name: 'No name',
  no_account_number: 'No account number',
  account_linked: 'Account <link>{number}</link>',
  reading_accounts: 'Reading your accounts',
  reading_account: 'Reading this account',
  no_account_fits: 'No account fits {search}.',
  no_account_like_this: 'No account is like this.',
  fix_it_in_check: 'Mend in Check',
  /** On buttons. */
  cancel: 'Cancel',
  close: 'Close',
}
