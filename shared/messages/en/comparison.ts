/** What is said about accounts as the service has them, beside ours. */
export const comparison = {
  comparison_no_list:
    'The service has no list for this supplier: either it has no accounts yet, or it does not know the supplier code.',
  comparison_outdated: 'The project or the connection was changed meanwhile, so nothing was compared. Compare again.',
  comparison_same_finished: 'On the platform, here and there.',
  comparison_same_pending: 'Being created, here and there.',
  comparison_same_failed: 'Failed at the service; there is no account on the platform.',
  comparison_not_sent: 'Not sent yet, and the service does not have it. Check and Create say how it stands.',
  comparison_refused_here: 'The service refused it, and does not have it.',
  comparison_only_there: 'The service has it; it is not in this spreadsheet.',
  comparison_changed_since: 'It has changed here since. Compare again.',
  comparison_unclear:
    'It was sent, and the answer was lost. The service is asked again; what it lists decides nothing by itself.',
  comparison_missing_finished:
    'It was created{isKnown, select, true { as {here}} other {}}, and the service does not list it. Ask the operator what became of it.',
  comparison_missing_accepted:
    'The service accepted it, and does not list it. Compare again in a few minutes; if it stays so, ask the operator.',
  comparison_other_number:
    'It was created as {here}, and the service lists it as {there}. Ask the operator which is right.',
  comparison_lists_disagree:
    'The service’s own lists name two numbers for it, {here} and {there}. Ask the operator which is right.',
  comparison_number_elsewhere:
    'It was created as {platformNumber}, which the service lists for account {other}. Ask the operator whose it is.',
  comparison_number_twice:
    'The service lists {platformNumber} for it and for account {other}. Ask the operator whose it is.',
  comparison_created_before:
    'The service says that it was created on {createdAt}, and it was sent from here on {sentAt} only. Perhaps someone else had created it. Ask the operator.',
  comparison_finished_here_only:
    'It was created, and the service still lists it as not finished. Ask the operator if it stays so.',
  comparison_finished_there:
    'The service lists it as created{isKnown, select, true { with the number {there}} other {}}, and says otherwise when asked about it. Ask the operator.',
  comparison_known_there:
    'The service lists it, although it was not created from here, and says nothing when asked about it. Ask the operator.',
}
