/**
 * Takes pictures of every scene, in two sizes, into .cache/screens, and says what breaks the content policy or accessibility.
 * `node test/screens/take-screens.ts [name…] [--dark] [--small]`: it builds and serves the page itself.
 */
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Page } from 'playwright'
import { build, preview } from 'vite'
import { scenes } from './scenes.ts'

const sizes = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const

const fieldFor = (page: Page, column: string) =>
  page.getByRole('combobox', { name: `Field for ${column}`, exact: true })
const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name })

const openValues = async (page: Page, column: string): Promise<void> => {
  await button(page, `Values of ${column}`).click()
  await page.getByText(/can be sent|come first/).waitFor()
}

const showConnect = (page: Page): Promise<void> => button(page, /Step 1/).click()

const testConnection = async (page: Page): Promise<void> => {
  await showConnect(page)
  await button(page, 'Test this connection').click()
  await page.getByText(/The connection (works|does not work)/).waitFor()
}

const pickFile = async (page: Page): Promise<void> => {
  const file = { name: 'customers.xlsx', mimeType: '', buffer: Buffer.from('sample') }
  await page.getByLabel('Spreadsheet file').setInputFiles(file)
}

const lookUp = async (page: Page, number = 'BR-7'): Promise<void> => {
  await page.getByLabel('Account number').fill(number)
  await button(page, 'Look it up').click()
}

/** Fills in fields of one kind of addition, by label, and asks for them to be sent. */
const addThings = async (page: Page, tab: string, fields: Readonly<Record<string, string>>): Promise<void> => {
  await lookUp(page)
  await page.getByRole('tab', { name: tab }).click()
  const panel = page.getByRole('tabpanel', { name: tab })
  for (const [label, text] of Object.entries(fields)) await panel.getByLabel(label, { exact: true }).fill(text)
  await panel.getByRole('button', { name: /^(Add to the account|Send the instruction)$/ }).click()
}

const openRun = (page: Page): Promise<void> => button(page, /^Go on by itself/).click()

const startRun = async (page: Page): Promise<void> => {
  await openRun(page)
  await button(page, /^Create \d+ accounts$/).click()
}

/** What is done on a scene before its picture is taken. */
const acts: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'create-run-start': openRun,
  'create-run': async (page) => {
    await startRun(page)
    await page.getByRole('region', { name: 'Creating by itself' }).waitFor()
  },
  'create-run-ended': async (page) => {
    await startRun(page)
    await page.getByRole('heading', { name: 'All had their turn' }).waitFor()
  },
  'watch-compare': async (page) => {
    await button(page, 'Compare now').click()
    await page.getByText(/the same in both/).waitFor()
    await page.getByText(/the same in both/).scrollIntoViewIfNeeded()
  },
  'watch-one-state': (page) => button(page, /^Failed/).click(),
  'add-not-there': (page) => lookUp(page, 'NOBODY'),
  'add-notes': async (page) => {
    await addThings(page, 'Notes', { Note: 'Prefers letters.' })
    await page.getByText('1 note added.').first().waitFor()
  },
  'add-transactions-faults': (page) =>
    addThings(page, 'Transactions', { Amount: 'twelve', 'Transaction date': '2026-10-30' }),
  'add-supply-charge': async (page) => {
    await lookUp(page)
    await page.getByRole('tab', { name: 'Transactions' }).click()
    await page.getByLabel('Transaction type').fill('SUPPLY_CHARGE')
    await button(page, 'Add a line item').click()
    await button(page, 'Add a tax item').click()
  },
  'add-statement-warning': (page) =>
    addThings(page, 'Past statements', { 'Statement from': '2026-03-31', 'Statement to': '2026-03-01' }),
  'add-payment-refused': async (page) => {
    await addThings(page, 'Payment instruction', { 'Payment instruction reference': 'DECLINED' })
    await page.getByText(/^This instruction was refused/).waitFor()
  },
  'add-live-confirm': (page) => addThings(page, 'Notes', { Note: 'Prefers letters.' }),
  'add-sheet-sent': async (page) => {
    await button(page, /^Send \d/).click()
    await page.getByText(/requests were taken/).waitFor()
  },
  'add-sheet-none': (page) =>
    page
      .getByLabel('Which accounts are listed')
      .selectOption('withTrouble')
      .then(() => undefined),
  'add-sheet-live': (page) => button(page, /^Send \d/).click(),
  'add-sheet-busy': (page) => button(page, /^Send \d/).click(),
  'add-sheet-error': (page) => button(page, /^Send \d/).click(),
  'check-saving': (page) => button(page, 'Save as files').click(),
  'source-carried': async (page) => {
    await button(page, 'Load the new version').click()
    await page.getByText('could not be kept').waitFor()
  },
  'vault-choose-faults': async (page) => {
    await page.getByLabel('New passphrase').fill('short')
    await page.keyboard.press('Enter')
  },
  'vault-wrong': async (page) => {
    await page.getByLabel('Passphrase', { exact: true }).fill('not this one')
    await page.keyboard.press('Enter')
    await page.getByText('This is not the passphrase').waitFor()
  },
  'vault-afresh': (page) => button(page, /I have lost/).click(),
  'vault-change': async (page) => {
    await showConnect(page)
    await button(page, /Change the passphrase/).click()
  },
  'connect-practice': showConnect,
  'connect-live': testConnection,
  'connect-live-form': (page) => button(page, /Connect to the live service/).click(),
  'connect-live-form-faults': async (page) => {
    await button(page, /Connect to the live service/).click()
    await page.getByLabel('Address of the service').fill('import example org')
    await button(page, 'Keep and test').click()
  },
  'connect-live-advanced': async (page) => {
    await showConnect(page)
    await button(page, /Change the details/).click()
    await button(page, /Advanced/).click()
  },
  'connect-test-bad': testConnection,
  'connect-forget': async (page) => {
    await showConnect(page)
    await button(page, /Forget this connection/).click()
  },
  'load-delete': (page) => button(page, /Delete customers november/).click(),
  'load-busy': pickFile,
  'load-issues': pickFile,
  'load-text-chosen': async (page) => {
    await page.getByLabel('Columns are parted by').selectOption('Comma ( , )')
    await page.getByText(/You chose this/).waitFor()
  },
  'load-row-out': async (page) => {
    await page.getByRole('checkbox', { name: 'Use row 5' }).click()
    await page.getByText('Left out by you').waitFor()
  },
  'load-no-data': (page) => page.getByText('Rows that are no data').click(),
  'map-field': async (page) => {
    await fieldFor(page, 'E-mail').click()
    await page.keyboard.type('customer 2')
  },
  'map-conflict': async (page) => {
    await fieldFor(page, 'First name').click()
    await page.keyboard.type('balance')
    await page.keyboard.press('Enter')
  },
  'map-values': (page) => openValues(page, 'Born'),
  'map-tidy': async (page) => {
    await openValues(page, 'ZIP')
    await button(page, 'Tidy values…').click()
  },
  'map-split': async (page) => {
    await openValues(page, 'Street')
    await page.getByText('Several fields').click()
    await page.getByRole('table', { name: 'What becomes of Street' }).scrollIntoViewIfNeeded()
  },
  'map-join': async (page) => {
    await openValues(page, 'Street')
    await page.getByText('Part of a field').click()
    await page.getByLabel('Street: add a column to join').selectOption({ label: 'Town' })
    await page.getByRole('table', { name: 'What becomes of Street' }).scrollIntoViewIfNeeded()
  },
  'map-rows': (page) => page.getByText('A blank account number means').scrollIntoViewIfNeeded(),
  'map-translate': async (page) => {
    await openValues(page, 'Meter status')
    await button(page, 'Translate values…').click()
  },
  'map-constant': async (page) => {
    await page.getByRole('combobox', { name: 'Field for every account' }).click()
    await page.keyboard.type('text messages')
    await page.keyboard.press('Enter')
    await page.getByRole('combobox', { name: 'Value for every account' }).fill('maybe')
  },
  'map-saved': async (page) => {
    await button(page, 'Save this mapping…').click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Billing export of the old system, with all columns')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await button(page, 'Use a saved mapping…').click()
  },
  'map-not-saved': async (page) => {
    await page.getByRole('combobox', { name: 'E-mail: which customer' }).selectOption('1')
  },
  'check-cell': async (page) => {
    await page.getByRole('gridcell').first().waitFor()
    await page.keyboard.press('F8')
    await page.keyboard.press('F8')
  },
  'check-editing': async (page) => {
    await page.getByRole('gridcell', { name: 'Emil', exact: true }).first().dblclick()
    await page.keyboard.type(' von der langen Straße hinter dem alten Bahnhof')
    await page.keyboard.press('Alt+Enter')
    await page.keyboard.type('second line')
  },
  'check-range': async (page) => {
    await page.getByRole('gridcell', { name: 'Emil', exact: true }).first().click()
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'])
      await page.keyboard.press(`Shift+${key}`)
  },
  'check-account': async (page) => {
    await page.getByRole('tab', { name: /^Accounts/ }).click()
    await button(page, /001200380/).click()
  },
  'check-whole-sheet': async (page) => {
    await page.getByLabel('Rows', { exact: true }).selectOption('everyRow')
  },
  'check-no-rows': async (page) => {
    await page.getByRole('tab', { name: 'Meters' }).click()
    await page.getByLabel('Rows', { exact: true }).selectOption('rowsWithProblems')
  },
  'check-filter': async (page) => {
    await page.getByLabel('Rows', { exact: true }).selectOption('rowsWithProblems')
    await page.getByRole('gridcell').first().waitFor()
  },
  'check-search': async (page) => {
    await page.getByRole('gridcell').first().click()
    await page.keyboard.press('Control+f')
    await page.keyboard.type('spring')
    await page.keyboard.press('Enter')
    await page.getByText(/1 of/).waitFor()
  },
  'check-replace': async (page) => {
    await page.getByRole('gridcell').first().click()
    await page.keyboard.press('Control+h')
    await page.keyboard.type('spring')
    await page.getByLabel('Replace with').fill('Summer')
    await page.keyboard.press('Enter')
    await page
      .getByRole('dialog')
      .getByText(/in one step/)
      .waitFor()
  },
  'check-keys': async (page) => {
    await page.getByRole('gridcell').first().click()
    await page.keyboard.press('F1')
    await page.getByRole('dialog').waitFor()
  },
  'check-mend': (page) => button(page, /^Mend/).click(),
  'check-read-as': (page) =>
    button(page, /^Read values as/)
      .first()
      .click(),
  'check-ticked': async (page) => {
    await page.getByRole('tab', { name: /^Accounts/ }).click()
    await page.getByRole('checkbox', { name: /001200345/ }).click()
    await page.getByRole('checkbox', { name: /001200366/ }).click({ modifiers: ['Shift'] })
  },
  'check-set-aside': async (page) => {
    await page.getByRole('tab', { name: /^Accounts/ }).click()
    await page.getByRole('checkbox', { name: /001200345/ }).click()
    await button(page, 'Set aside…').click()
    await page.getByLabel('Why?').fill('Moved away in May')
  },
  'check-payload': async (page) => {
    await page.getByRole('gridcell', { name: 'emil.rossi1@example.org' }).click()
    await button(page, 'Show in payload').click()
  },
  'check-payload-json': async (page) => {
    await page.getByRole('gridcell', { name: 'emil.rossi1@example.org' }).click()
    await button(page, 'Show in payload').click()
    await page.getByText('As JSON', { exact: true }).click()
    await page.getByLabel('Find in this account').fill('rossi')
  },
  'check-dry-run': (page) => button(page, /Dry run of/).click(),
  'check-tried': (page) => button(page, /Dry run of/).click(),
  'create-confirm': (page) => button(page, /Create this account/).click(),
  'create-accepted': (page) => button(page, 'Create this account').click(),
  'create-finished': async (page) => {
    await button(page, 'Create this account').click()
    await page.getByText('Number on the platform').waitFor()
  },
  'create-refused': async (page) => {
    await page.getByLabel('Which accounts are listed').selectOption('sent')
    await button(page, /Refused/).click()
  },
  'create-payload': (page) => page.getByText('As JSON', { exact: true }).click(),
  'create-set-aside': async (page) => {
    await page.getByLabel('Which accounts are listed').selectOption('setAside')
    await page.getByRole('region', { name: 'Accounts' }).getByRole('button').first().click()
  },
  'create-problems': async (page) => {
    await page.getByLabel('Which accounts are listed').selectOption('withErrors')
    await page.getByRole('region', { name: 'Accounts' }).getByRole('button').first().click()
  },
  'watch-history': (page) =>
    button(page, /the history of account/)
      .first()
      .click(),
  'watch-audit-damaged': (page) => page.getByText(/The audit log of this computer is not/).scrollIntoViewIfNeeded(),
  'watch-saved': (page) => button(page, 'Save as Excel').click(),
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const configFile = fileURLToPath(new URL('vite.config.ts', import.meta.url))
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isDark = process.argv.includes('--dark')
const names = Object.keys(scenes).filter((name) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)))

await build({ configFile, logLevel: 'warn' })
const server = await preview({ configFile, logLevel: 'warn' })
const address = server.resolvedUrls?.local[0]
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
let faultCount = 0
const say = (scene: string, what: string): void => {
  faultCount += 1
  console.log(`${scene}: ${what}`)
}

try {
  for (const viewport of process.argv.includes('--small') ? sizes.slice(0, 1) : sizes) {
    const folder = `${root}.cache/screens/${viewport.width}${isDark ? '-dark' : ''}`
    await mkdir(folder, { recursive: true })
    for (const name of names) {
      const context = await browser.newContext({
        viewport,
        colorScheme: isDark ? 'dark' : 'light',
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      page.setDefaultTimeout(10_000)
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') say(name, message.text())
      })
      page.on('pageerror', (error) => say(name, error.message))
      await page.goto(`${address}#${name}`)
      await page
        .getByText(/Steps|Opening your desk|Try again|Connect|passphrase|opened/)
        .first()
        .waitFor()
      try {
        await acts[name]?.(page)
      } catch (error) {
        say(name, `could not be brought about: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
      }
      await page.waitForTimeout(350)
      await page.screenshot({ path: `${folder}/${name}.png` })
      if (viewport === sizes[0]) {
        const { violations } = await new AxeBuilder({ page }).analyze()
        for (const { id, impact, nodes } of violations) {
          say(name, `axe ${impact} ${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`)
        }
      }
      await context.close()
    }
  }
} finally {
  await browser.close()
  await server.close()
}
console.log(`${names.length} scenes, ${faultCount} remarks`)
process.exitCode = faultCount === 0 ? 0 : 1
