/** What is wrong with the words of a command, as the parser of them found it. */
import type { CommanderError } from 'commander'
import { say } from '../../shared/messages/say.ts'
import { inOneLine } from '../../shared/words/words-of-others.ts'

/** The parser tells the names that are concerned in its English alone, each between quotation marks. */
export function refusalWords({ code, message }: CommanderError): string {
  const [name = '', other = ''] = [...message.matchAll(/'([^']*)'/g)].map(([, quoted = '']) => quoted)
  const [, meant = null] = /\(Did you mean (?:one of )?(.*)\?\)/.exec(message) ?? []
  switch (code) {
    case 'commander.unknownOption':
      return say('option_unknown', { name, meant })
    case 'commander.unknownCommand':
      return say('command_unknown', { name, meant })
    case 'commander.missingArgument':
      return say('argument_missing', { name })
    case 'commander.optionMissingArgument':
      return say('option_without_value', { name })
    case 'commander.missingMandatoryOptionValue':
      return say('option_missing', { name })
    case 'commander.conflictingOption':
      return say('options_conflict', { name, other })
    case 'commander.excessArguments':
      return say('arguments_too_many', { name })
    case 'commander.invalidArgument': {
      const [, why = ''] = / is invalid[^.]*\. (.*)$/s.exec(message) ?? []
      const [, choices = null] = /^Allowed choices are (.*)\.$/s.exec(why) ?? []
      const places = message.startsWith('error: option') ? { name, value: other } : { name: other, value: name }
      return say('option_value_wrong', { ...places, choices, why })
    }
    default:
      return inOneLine(message.replace(/^error: /, ''))
  }
}
