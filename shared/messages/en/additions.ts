/** What is said of what is added to accounts. */
export const additions = {
  request_not_valid: '“{field}” can’t be sent as it is: {detail}',
}
