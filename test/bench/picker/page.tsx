/** A page with one field picker over an interface of a thousand fields, for picker.bench.ts. It is no part of the product. */
import '../../../renderer/theme/styles.ts'
import { MantineProvider } from '@mantine/core'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { FloatingLists } from '../../../renderer/map/floating-lists.tsx'
import { FieldPicker } from '../../../renderer/map/picker/field-picker.tsx'
import { OpenProjectProvider } from '../../../renderer/queries/open-project.tsx'
import { theme } from '../../../renderer/theme/theme.ts'
import { manyFields } from './many-fields.ts'

const catalogue = manyFields(1000)

function Picking() {
  const [target, setTarget] = useState<string | null>(null)
  return (
    <OpenProjectProvider project={null} catalogueOf={() => catalogue}>
      <FieldPicker label="Field" target={target} onTarget={setTarget} noneLabel="Leave this column out" />
      <FloatingLists />
    </OpenProjectProvider>
  )
}

const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    <MantineProvider theme={theme}>
      <Picking />
    </MantineProvider>,
  )
