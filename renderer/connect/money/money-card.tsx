/** How the live service takes money, asked of whoever connects to it. */
import { say } from '../../../shared/messages/say.ts'
import type { MoneyTerms } from '../../../shared/service/money-terms.ts'
import { Card } from '../../components/frame/card.tsx'
import { isAnswered, MoneyQuestions } from '../../components/questions/money-questions.tsx'
import { ToneBadge } from '../../components/said/tone-badge.tsx'

export const MoneyCard = ({ terms }: { readonly terms: MoneyTerms }) => (
  <Card
    title={say('money_title')}
    aside={
      isAnswered(terms) ? (
        <ToneBadge tone="good">{say('answered')}</ToneBadge>
      ) : (
        <ToneBadge tone="warning">{say('not_answered_yet')}</ToneBadge>
      )
    }
  >
    <MoneyQuestions terms={terms} />
  </Card>
)
