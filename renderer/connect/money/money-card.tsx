/** How the live service takes money, asked of whoever connects to it. */
import type { ConnectionStatus } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import type { MoneyTerms } from '../../../shared/service/money-terms.ts'
import { Card } from '../../components/frame/card.tsx'
import { isAnswered, MoneyQuestions } from '../../components/questions/money-questions.tsx'
import { ToneBadge } from '../../components/said/tone-badge.tsx'

type Props = { readonly terms: MoneyTerms; readonly onConnection: (connection: ConnectionStatus) => void }

export const MoneyCard = (props: Props) => (
  <Card
    title={say('money_title')}
    aside={
      isAnswered(props.terms) ? (
        <ToneBadge tone="good">{say('answered')}</ToneBadge>
      ) : (
        <ToneBadge tone="warning">{say('not_answered_yet')}</ToneBadge>
      )
    }
  >
    <MoneyQuestions {...props} />
  </Card>
)
