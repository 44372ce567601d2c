/** What the steps are called and are for, and what was done in them, as the history tells it. */
export const steps = {
  step_connect: 'Connect',
  step_connect_title: 'Connect to a service',
  step_connect_lead:
    'Practise on this computer first, or give the details of the live service. You can load and check without either.',
  step_connect_later: 'Here you say where accounts go: to practice on this computer, or to the live service.',
  step_load: 'Load',
  step_load_title: 'Load your spreadsheet',
  step_load_lead: 'Your file is only read. It is never changed, and nothing leaves this computer here.',
  step_load_later: 'Here you see the sheets of your file, with the rows that are used.',
  step_map: 'Map',
  step_map_title: 'Match your columns',
  step_map_lead:
    'Say which column holds what. The suggestions come from your headings and values; nothing is sent here.',
  step_map_later:
    'Here you choose a field for every column of your spreadsheet. Each has a suggestion, and you watch one account take shape.',
  step_check: 'Check',
  step_check_title: 'Check and fix',
  step_check_lead:
    'Every problem is shown in its cell. What you type here is kept beside your file, which stays as it is.',
  step_check_later: 'Here you see your rows as in a spreadsheet, each problem in its cell, with what to do about it.',
  step_create: 'Create',
  step_create_title: 'Create accounts, one at a time',
  step_create_lead: 'Read the account, try it, then create it. No account is ever created twice.',
  step_create_later:
    'Here you read one account at a time as it would be sent. You can try it without creating anything, and then create it.',
  step_watch: 'Watch',
  step_watch_title: 'Watch the accounts arrive',
  step_watch_lead: 'What the service says about every account of this spreadsheet. Looking changes nothing.',
  step_watch_later: 'Here you follow every account that you created until the platform has it, and save the results.',
  step_add: 'Add',
  step_add_title: 'Add to accounts on the platform',
  step_add_lead: 'Notes, transactions, past statements and a payment instruction.',
  step_add_later:
    'Here you add notes, transactions, past statements and payment instructions to accounts that are on the platform.',
  welcome: 'Welcome',
  welcome_lead: 'Two ways to begin. You can come back here at any time with “Migration Desk” above.',
  /** A button that leads to a step; `step` is its name. */
  go_to_step: 'Go to {step}',
  go_on_to_step: 'Go on to {step}',
  back_to_step: 'Back to {step}',
  /** What a spreadsheet can be about. */
  accounts_to_create: 'Accounts to create',
  accounts_to_create_explained: 'Customers, addresses and meters that move to the platform.',
  additions_to_accounts: 'Additions to accounts on the platform',
  additions_to_accounts_explained: 'Notes, transactions, past statements, payment instructions.',
  level_error: 'Problem',
  level_warning: 'Warning',
  level_info: 'Note',
  /** A step of the history: by itself, or after “Undo: ”. */
  done_cells_changed:
    'changed {count, plural, one {# cell} other {# cells}}{column, select, null {} other { in {column}}}',
  done_text_replaced:
    'replaced {count, plural, one {# value} other {# values}}{column, select, null {} other { in {column}}}',
  done_edits_taken_over: 'took over {count, plural, one {# edit} other {# edits}}',
  done_column_left_out: 'left out {column}',
  done_column_fills: '{column} fills {fields}',
  done_column_settled: '{column} is right as it is',
  done_column_read: 'how {column} is read',
  done_columns_mapped: 'mapped {count, plural, one {# column} other {# columns}}',
  done_constant_cleared: 'no {field} for every account',
  done_constant_set: '{field} for every account: {value}',
  done_sheet_included: '{isIncluded, select, true {included} other {left out}} sheet {sheet}',
  done_sheet_read: 'how sheet {sheet} is read',
  done_defaults_changed: 'how all columns are read',
  done_mapping_changed: 'changed the mapping',
  done_mapping_suggested: 'suggested the mapping again',
  done_saved_mapping_used: 'used the saved mapping {name}',
}
