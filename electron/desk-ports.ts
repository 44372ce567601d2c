/**
 * What a host hands to the desk, which knows nothing else of the world: not Electron, not a browser. And what every part of the desk
 * works with over that, once what is kept is unlocked.
 */
import type { CatalogueOf } from '../shared/catalogue/catalogue-of-kind.ts'
import type { DeskEvent, Offer } from '../shared/ipc.ts'
import type { DeskEventName } from '../shared/ipc-channels.ts'
import type { Language } from '../shared/messages/languages.ts'
import type { Http } from './platform/sending/http.ts'
import type { Clock } from './platform/sending/time.ts'
import type { ProcessPort } from './shell/processes/process-port.ts'
import type { Shell } from './shell/shell.ts'
import type { AuditLog } from './storage/journal/audit-log.ts'
import type { JournalScope } from './storage/journal/journal.ts'
import type { ImportLock } from './storage/lock.ts'
import type { DescriptionStore } from './storage/projects/descriptions.ts'
import type { Projects } from './storage/projects/projects.ts'
import type { SetAsideStore } from './storage/projects/set-aside.ts'
import type { Settings } from './storage/settings.ts'
import type { SealedData } from './storage/vault/sealed-data.ts'
import type { Secrets } from './storage/vault/secrets.ts'
import type { Vault } from './storage/vault/vault.ts'

/** The operating system's keychain, as far as it is used: keytar fits it (`shell/load-keychain.ts`). */
export type Keychain = {
  getPassword(service: string, account: string): Promise<string | null>
  setPassword(service: string, account: string, password: string): Promise<void>
  deletePassword(service: string, account: string): Promise<boolean>
}

export type DeskPorts = {
  readonly host: 'desktop' | 'browser'
  /** The application's version, e.g. "0.1.0". */
  readonly version: string
  /** The language of the operating system; a host that is not told leaves it out, and speaks English. */
  readonly language?: Language
  /** How the operating system writes dates and numbers ("de-DE"); a host that is not told leaves it out. */
  readonly locale?: string
  /** The folder of everything kept between runs; it exists. */
  readonly home: string
  /** Open already: the desktop host reads the window's place from them before the desk is there. */
  readonly settings: Settings
  readonly shell: Shell
  /** What the host knows of the computer's sleep; a host that knows nothing leaves it out. */
  readonly power?: {
    /** The computer is about to sleep, or awake again. */
    readonly onSleep: (hear: () => void) => void
    readonly onWake: (hear: () => void) => void
    /** Keeps the computer from falling asleep by itself; the returned function ends that. */
    readonly keepAwake: () => () => void
  }
  /** Starts the process that holds the loaded spreadsheet. */
  readonly startPreparation: () => ProcessPort
  /** Tells every window. */
  readonly tellNews: <N extends DeskEventName>(name: N, news: DeskEvent<N>) => void
  /** Whether several windows show this desk; a host with one window leaves it out. */
  readonly hasOtherWindows?: () => boolean
  /** What the operating system wants opened, once; a host that is handed nothing leaves it out. */
  readonly takeOffer?: () => Offer | null
  /** Electron's where there is one, so that the system's proxy and certificates count. */
  readonly fetch: Http
  /** `undefined` where it is not installed or its library is missing. A keychain that is locked or absent shows only in use. */
  readonly loadKeychain: () => Promise<Keychain | undefined>
}

export type Surroundings = DeskPorts & {
  /** What is known of the interface of the service in use: asked each time, for it follows the connection. */
  readonly catalogueOf: CatalogueOf
  readonly descriptions: DescriptionStore
  /** Milliseconds since 1970. */
  readonly clock: Clock
  readonly logBug: (where: string, error: unknown) => void
  readonly vault: Vault
  readonly secrets: Secrets
  readonly data: SealedData
  readonly projects: Projects
  readonly setAside: SetAsideStore
  readonly audit: AuditLog
  /** The one of a service and supplier, shared by whoever sends from here. */
  readonly lockOf: (scope: JournalScope) => ImportLock
}
