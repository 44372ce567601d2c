/** Electron's `Notification`: shown ones are kept for the test, and `emit('click')` on one is the person's click. */
import type { Notification, NotificationConstructorOptions } from 'electron'
import { onlyWhenReady, record } from '../processes/host-state.ts'
import { cancellable } from '../windows/cancellable.ts'
import { refuseUnknownOptions } from './electron-options.ts'
import { asWhole, listedEmitter, type NothingBeside, type PartOf } from './listed.ts'

const events = ['action', 'click', 'close', 'failed', 'reply', 'show']

export class StandInNotification extends listedEmitter('Notification', events) implements PartOf<Notification> {
  title: string
  subtitle: string
  body: string
  silent: boolean

  static isSupported(): boolean {
    return true
  }

  constructor(options: NotificationConstructorOptions = {}) {
    super()
    onlyWhenReady('Notification')
    refuseUnknownOptions('Notification', 'NotificationConstructorOptions', options)
    this.title = options.title ?? ''
    this.subtitle = options.subtitle ?? ''
    this.body = options.body ?? ''
    this.silent = options.silent ?? false
  }

  show(): void {
    record.notifications.push(asWhole<Notification>(this))
    setImmediate(() => this.emit('show', cancellable()))
  }
  close(): void {
    setImmediate(() => this.emit('close', cancellable({ reason: 'applicationHidden' })))
  }
}

true satisfies NothingBeside<StandInNotification, Notification>
