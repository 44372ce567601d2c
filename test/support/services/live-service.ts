/** A practice service of its own for each test, which a desk connects with as with a live one. */
import { afterEach, beforeEach } from 'vitest'
import { type PracticeService, startPracticeService } from '../../../electron/practice/practice-service.ts'
import { defaultTokenRequest, type LiveConnectionEntry } from '../../../shared/ipc.ts'

export type LiveService = {
  readonly service: PracticeService
  /** What a person types to connect with it. */
  readonly entry: LiveConnectionEntry & { readonly apiKey: string }
}

export function liveServiceForEachTest(): LiveService {
  let service: PracticeService
  beforeEach(async () => {
    service = await startPracticeService({ port: 0 })
  })
  afterEach(() => service.close())
  return {
    get service() {
      return service
    },
    get entry() {
      const { baseUrl, suppliers, apiKey, graphqlPath } = service
      const token = { ...defaultTokenRequest, graphqlPath }
      return { address: baseUrl, supplierCode: suppliers.ongoing, apiKey, token, createSeconds: 5 }
    },
  }
}
