/** What the interface says of the field that one is at: what belongs there, what it takes, and whether it is about to go. */
import { Button, Kbd } from '@mantine/core'
import type { Catalogue, Leaf } from '../../../shared/catalogue/catalogue.ts'
import { say, sayLabel } from '../../../shared/messages/say.ts'
import { label } from '../../../shared/messages/values.ts'
import { onItsWayOut, takesWords } from '../../../shared/words/field-guide-words.ts'
import { ListedValues } from '../../components/said/listed-values.tsx'
import { aboutField } from '../../help/about.ts'
import { useHelp } from '../../help/help-provider.tsx'
import { useCatalogue } from '../../queries/open-project.tsx'
import classes from './picker.module.css'

export function FieldDetail({ leaf }: { readonly leaf: Leaf }) {
  const catalogue = useCatalogue()
  const help = useHelp()
  return (
    <>
      {leaf.deprecated !== undefined && (
        <p className={classes.leaving}>{onItsWayOut(insteadOf(catalogue, leaf, leaf.deprecated))}</p>
      )}
      {leaf.help !== '' && <p>{sayLabel(leaf.help)}</p>}
      <p>{takesWords(leaf)}</p>
      <ListedValues leaf={leaf} />
      {help !== null && (
        // The focus stays in the picker's input, from which F1 does the same.
        <Button
          size="compact-xs"
          variant="subtle"
          tabIndex={-1}
          rightSection={<Kbd size="xs">F1</Kbd>}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => help.show(aboutField(leaf.path))}
        >
          {say('help_what_is_this')}
        </Button>
      )}
    </>
  )
}

/** What is named is mostly a field beside it: then by its label. */
function insteadOf(catalogue: Catalogue, { path, name }: Leaf, instead: string): string {
  const beside = catalogue.leaf(`${path.slice(0, -name.length)}${instead}`)
  return beside === undefined ? instead.replace(/\.$/, '') : say('quoted', { text: label(beside.label) })
}
