import { describe, expect, test } from 'vitest'
import { readAddress } from '../../../shared/service/service-address.ts'

describe('an address', () => {
  test.each([
    ['https://service.example', 'https://service.example'],
    ['service.example', 'https://service.example'],
    ['  HTTPS://Service.EXAMPLE:443/  ', 'https://service.example'],
    ['https://service.example/api//', 'https://service.example/api'],
    ['https://service.example/v1/graphql/', 'https://service.example'],
    ['https://service.example/api/v2/data-import/accounts/validate/', 'https://service.example/api'],
    ['https://service.example:8443/x?y=1#z', 'https://service.example:8443/x'],
    ['http://127.0.0.1:4000/', 'http://127.0.0.1:4000'],
    ['http://localhost:4000', 'http://localhost:4000'],
    ['http://[::1]:4000', 'http://[::1]:4000'],
  ])('%s is read as %s', (typed, expected) => {
    expect(readAddress(typed)).toEqual({ ok: true, value: expected })
  })

  test.each([
    ['', 'address_missing'],
    ['   ', 'address_missing'],
    ['not an address', 'address_unreadable'],
    ['ftp://service.example', 'address_unreadable'],
    ['javascript:alert(1)', 'address_unreadable'],
    ['https://', 'address_unreadable'],
    ['https://ana:secret@service.example', 'address_has_password'],
    ['http://service.example', 'address_not_secure'],
    ['http://127.0.0.1.service.example', 'address_not_secure'],
    ['http://localhost.example', 'address_not_secure'],
    ['http://10.0.0.1', 'address_not_secure'],
  ])('%s is refused: %s', (typed, code) => {
    expect(readAddress(typed)).toMatchObject({ ok: false, issues: [{ code }] })
  })
})
