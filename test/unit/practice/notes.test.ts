import { describe, expect, test } from 'vitest'
import { fullAccount } from './full-account.ts'
import { account, type PracticeClient, withAccounts } from './practice-client.ts'

const path = '/v1/data-import/notes/create/'

async function add(client: PracticeClient, ...notes: unknown[]) {
  const { status, body } = await client.post(path, { ...account('1'), notes })
  return { status, body }
}

describe('notes', () => {
  test('are created, dated now unless they bring a date', async () => {
    const client = await withAccounts([account('1')])
    expect(
      await add(
        client,
        { body: 'Called about the move', is_pinned: true, unpin_at: '2030-01-01T00:00:00Z' },
        { body: 'Older', created_at: '2024-05-01T09:30:00+02:00' },
        { document_paths: [{ document_path: 'letters/a.pdf' }] },
      ),
    ).toEqual({
      status: 201,
      body: [
        { created_at: '2026-11-21T12:00:00Z', body: 'Called about the move', status: 'NOTE_CREATION_SUCCESS' },
        { created_at: '2024-05-01T07:30:00Z', body: 'Older', status: 'NOTE_CREATION_SUCCESS' },
        { created_at: '2026-11-21T12:00:00Z', body: '', status: 'NOTE_CREATION_SUCCESS' },
      ],
    })
  })

  const dated = { body: 'Hello', created_at: '2024-05-01T09:30:00Z' }
  const first = { document_paths: [{ document_path: 'a.pdf' }] }

  test.each<[string, unknown, unknown, string]>([
    ['the same body', { body: 'Hello' }, { body: 'Hello' }, 'NOTE_ALREADY_EXISTS'],
    ['another body', { body: 'Hello' }, { body: 'hello' }, 'NOTE_CREATION_SUCCESS'],
    ['the same body at any time, when none is given', dated, { body: 'Hello' }, 'NOTE_ALREADY_EXISTS'],
    ['the same body and moment', dated, { ...dated, created_at: '2024-05-01T11:30:00+02:00' }, 'NOTE_ALREADY_EXISTS'],
    [
      'the same body at another moment',
      dated,
      { ...dated, created_at: '2024-05-01T09:30:01Z' },
      'NOTE_CREATION_SUCCESS',
    ],
    ['the same documents', first, first, 'NOTE_ALREADY_EXISTS'],
    ['other documents', first, { document_paths: [{ document_path: 'b.pdf' }] }, 'NOTE_CREATION_SUCCESS'],
  ])('with %s', async (_case, before, after, status) => {
    const client = await withAccounts([account('1')])
    await add(client, before)
    client.move(60_000)
    expect((await add(client, after)).body).toMatchObject([{ status }])
  })

  test('that repeat within a request, or stand in the payload of the account, exist already', async () => {
    const client = await withAccounts([fullAccount('1')])
    const { body } = await add(client, { body: 'New' }, { body: 'New' }, { body: 'Moved from the old system' })
    expect(body).toMatchObject([
      { status: 'NOTE_CREATION_SUCCESS' },
      { status: 'NOTE_ALREADY_EXISTS' },
      { status: 'NOTE_ALREADY_EXISTS', created_at: '2024-05-01T09:30:00Z' },
    ])
  })

  test('that are wrong are refused with the place of each error, and none is added', async () => {
    const client = await withAccounts([account('1')])
    expect(await add(client, { body: 'Good' }, {}, { body: 5, created_at: 'yesterday' })).toEqual({
      status: 400,
      body: {
        detail: 'The notes failed validation.',
        code: 'data_import_failed_validation',
        errors: [
          {
            attr: 'notes.1.body',
            code: 'required',
            detail: 'A note needs a body or document_paths, at least one of them.',
          },
          { attr: 'notes.2.body', code: 'invalid_string', detail: 'Expected text.' },
          {
            attr: 'notes.2.created_at',
            code: 'invalid_datetime',
            detail: 'Expected a date and time, written like YYYY-MM-DDTHH:MM:SSZ.',
          },
        ],
      },
    })
    expect((await add(client, { body: 'Good' })).body).toMatchObject([{ status: 'NOTE_CREATION_SUCCESS' }])
  })
})
