import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { say } from '../../../../shared/messages/say.ts'
import { button, said, showMap } from './map-at-work.ts'

describe('Mappings that are saved', () => {
  it('says when the file of a mapping can’t be read', async () => {
    const { user } = showMap()
    await user.click(await button(say('use_saved_mapping')))
    const file = new File(['{}'], 'june.mapping.json')
    file.arrayBuffer = () => Promise.reject(new DOMException('It is gone.', 'NotFoundError'))
    const dialog = await screen.findByRole('dialog')
    await user.upload(await within(dialog).findByLabelText(say('mapping_file')), file)
    expect(await within(dialog).findByText(/^“june\.mapping\.json” could not be read\./)).toBeTruthy()
  })

  it('saves a mapping under a name, finds it again, and deletes it', async () => {
    const { user, sample } = showMap()
    await user.click(await button(say('save_mapping_asking')))
    const name = await screen.findByRole('textbox', { name: say('mapping_name') })
    expect(name).toHaveProperty('value', 'customers to move')
    await user.clear(name)
    await user.type(name, 'Billing export{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(await button(say('use_saved_mapping')))
    expect((await screen.findByRole('row', { name: /Billing export/ })).textContent).toContain(say('mapping_fits'))
    await user.click(await button(say('use_mapping_named', { name: 'Billing export' })))
    expect(await said(say('fits_exactly'))).toBeTruthy()
    await user.click(await button(say('use_mapping')))
    expect(await said(say('mapping_found', { name: 'Billing export' }))).toBeTruthy()
    await user.click(await button(say('use_saved_mapping')))
    await user.click(await button(say('more_for_mapping', { name: 'Billing export' })))
    await user.click(await screen.findByRole('menuitem', { name: say('delete_short'), hidden: true }))
    await user.click(await button(say('delete_mapping_named', { name: 'Billing export' })))
    expect(await said(say('no_mapping_saved'))).toBeTruthy()
    expect(sample.asksOf('deleteSavedMapping')).toEqual([{ name: 'Billing export' }])
  })

  it('begins again from suggestions only after asking', async () => {
    const { user, sample } = showMap()
    await user.click(await button(say('start_mapping_again')))
    await user.click(await button(say('keep_my_mapping')))
    expect(sample.asksOf('suggestMapping')).toEqual([])
    await user.click(await button(say('start_mapping_again')))
    await user.click(await button(say('suggest_again')))
    await waitFor(() => expect(sample.asksOf('suggestMapping')).toHaveLength(1))
  })
})
