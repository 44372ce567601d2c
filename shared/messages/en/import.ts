/** What is said of accounts on their way to the service. */
export const imports = {
  payload_not_valid:
    'It was not sent, because the service does not take it as it is. “{field}”: {detail} The checks should have found that. Correct it; if you can’t, save the support file in the window, under Watch, and give it to whoever helps you.',
  watch_service_silent:
    '{answers, plural, =0 {The service has not answered for {minutes} minutes, so it is not asked any more. What was sent stays sent. Ask the service again when it, or your network, is back.} one {The service has answered # time in {minutes} minutes, and not with how the accounts stand. Last of all: {latest} It is not asked any more. What was sent stays sent. Ask the service again when this is mended.} other {The service has answered # times in {minutes} minutes, and not with how the accounts stand. Last of all: {latest} It is not asked any more. What was sent stays sent. Ask the service again when this is mended.}}',
  watch_troubled:
    '{latest} How the accounts stand is not known at this moment; the service is asked again by itself until it answers.',
}
