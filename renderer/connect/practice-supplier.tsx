/** As which of the suppliers that the operator's document lists a person practises: asked, because what is sent carries it. */
import { NativeSelect } from '@mantine/core'
import type { Catalogue } from '../../shared/catalogue/catalogue.ts'
import { say } from '../../shared/messages/say.ts'
import { valueInWords } from '../../shared/words/value-meaning.ts'
import { IssueList } from '../components/said/issue-list.tsx'
import type { Connected } from '../queries/use-connection.ts'
import { useDeskAction } from '../queries/use-desk-action.ts'

type Props = {
  readonly connection: Extract<Connected, { readonly kind: 'practice' }>
  readonly field: Catalogue['supplierField']
  readonly onChosen: () => void
}

export function PracticeSupplier({ connection, field, onChosen }: Props) {
  const { issues, run, isBusy } = useDeskAction('practiseAs')
  const choose = async (supplierCode: string): Promise<void> => {
    const result = await run({ supplierCode })
    if (result.ok) onChosen()
  }
  return (
    <>
      <NativeSelect
        aria-label={say('word_supplier_code')}
        description={say('supplier_codes_of_document')}
        inputWrapperOrder={['input', 'description']}
        maw={320}
        disabled={isBusy}
        data={[
          { value: '', label: say('choose_supplier_code'), disabled: connection.supplierCode !== '' },
          ...connection.suppliers.map((value) => ({ value, label: valueInWords(field ?? {}, value) })),
        ]}
        value={connection.supplierCode}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <IssueList issues={issues} isAnnounced />
    </>
  )
}
