/** What is said about accounts as the service has them, beside ours. */
export const comparison = {
  comparison_no_list:
    'The service has no list for this supplier. Either it has no accounts yet, or it does not know the supplier code.',
  comparison_outdated: 'The project or the connection was changed meanwhile, so nothing was compared. Compare again.',
  comparison_same_finished: 'On the platform, here and at the service.',
  comparison_same_pending: 'In progress, here and at the service.',
  comparison_same_failed: 'Failed at the service; there is no account on the platform.',
  comparison_not_sent: 'Not sent yet, and the service does not have it. Check and Create say how it stands.',
  comparison_refused_here: 'The service refused it and does not have it.',
  comparison_only_there: 'The service has it; it is not in this spreadsheet.',
  comparison_changed_since: 'It has changed here since. Compare again.',
  comparison_unclear:
    'It was sent, and the answer was lost. We ask the service again: its lists alone do not decide it.',
  comparison_missing_finished:
    'It was created{isKnown, select, true { as {here}} other {}}, but the service does not list it. Ask the operator what became of it.',
  comparison_missing_accepted:
    'The service accepted it, but does not list it. Compare again in a few minutes. If it stays so, ask the operator.',
  comparison_other_number:
    'It was created as {here}, but the service lists it as {there}. Ask the operator which is right.',
  comparison_lists_disagree:
    'The service’s own lists name two numbers for it, {here} and {there}. Ask the operator which is right.',
  comparison_number_elsewhere:
    'It was created as {platformNumber}. The service lists that number for account {other}. Ask the operator whose it is.',
  comparison_number_twice:
    'The service lists {platformNumber} for it and for account {other}. Ask the operator whose it is.',
  comparison_created_before:
    'The service says that it was created on {createdAt}. But it was sent from here later, on {sentAt}. Perhaps someone else had created it. Ask the operator.',
  comparison_finished_here_only:
    'It was created, but the service still lists it as not finished. If it stays so, ask the operator.',
  comparison_finished_there:
    'The service lists it as created{isKnown, select, true { with the number {there}} other {}}, but says otherwise when asked about it. Ask the operator.',
  comparison_known_there:
    'The service lists it, although it was not created from here. It says nothing when asked about it. Ask the operator.',
}
