/** The wizard as a person uses it, step by step, for every host. */
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'

export const fixture = (name: string): string => fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url))

export async function startPractising(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start practising' }).click()
  await expect(page.getByRole('region', { name: 'Where accounts go' })).toContainText('Practice')
  await page.getByRole('button', { name: 'Go on to Load' }).click()
}

/** Loads a file of the fixtures and waits until its sheets are shown. */
export async function load(page: Page, name: string): Promise<void> {
  await page.getByLabel('Spreadsheet file').setInputFiles(fixture(name))
  await expect(page.getByRole('button', { name: 'Go on to Map' })).toBeEnabled()
}

export async function goOnTo(page: Page, step: 'Map' | 'Check' | 'Create' | 'Watch'): Promise<void> {
  await page.getByRole('button', { name: `Go on to ${step}` }).click()
}

/** The line of the Check step: how many accounts, how many of them ready. */
export const checkLine = (page: Page) => page.getByLabel('How the check stands')
