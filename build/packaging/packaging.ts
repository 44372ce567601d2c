/** What goes into the installers, and how they are made: one description for Windows, macOS and Linux. */
import type { Configuration } from 'electron-builder'

/** The files of the application; everything else of the project stays behind. Dependencies are bundled, except the native keytar. */
const files = [
  'dist/**',
  '!dist/**/*.map',
  // The other host, with its client of HTTP: it needs a Node of its own.
  '!dist/main/{browser,undici-*}.cjs',
  'package.json',
  '!node_modules/!(keytar)/**',
  '!node_modules/@*/**',
  '!node_modules/keytar/{src,build/!(Release),binding.gyp,*.md,keytar.d.ts}',
  '!node_modules/keytar/build/Release/{obj.target,.deps}',
  '!node_modules/keytar/build/Release/!(*.node)',
]

const spreadsheets: Readonly<Record<string, string>> = {
  xlsx: 'Excel workbook',
  xlsm: 'Excel workbook with macros',
  xls: 'Excel 97 workbook',
  ods: 'OpenDocument spreadsheet',
  csv: 'Comma-separated values',
  tsv: 'Tab-separated values',
}

/**
 * @param options.notices  folder with licences and bill of materials, shipped beside the application
 * @param options.output  folder for the installers
 * @param options.electronDist  a folder with Electron's runtime, where it is not to be fetched
 */
export function packaging(options: {
  readonly notices: string
  readonly output: string
  readonly electronVersion: string
  readonly electronDist?: string
}): Configuration {
  const { notices, output, electronVersion, electronDist } = options
  return {
    appId: 'desk.migration.app',
    productName: 'Migration Desk',
    electronVersion,
    ...(electronDist === undefined ? {} : { electronDist }),
    directories: { output, buildResources: 'build/packaging' },
    files,
    extraResources: [{ from: notices, to: 'notices' }],
    asar: true,
    asarUnpack: ['**/*.node'],
    // keytar's library uses Node-API alone, and fits every Electron as it is.
    npmRebuild: false,
    publish: null,
    icon: 'build/packaging/icon.png',
    artifactName: `\${productName}-\${version}-\${os}-\${arch}.\${ext}`,
    electronFuses: {
      runAsNode: false,
      enableCookieEncryption: true,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      grantFileProtocolExtraPrivileges: false,
    },
    // Offered beside the person's own spreadsheet program, never in its place.
    fileAssociations: Object.entries(spreadsheets).map(([ext, name]) => ({
      ext,
      name,
      role: 'Viewer',
      rank: 'Alternate',
    })),
    win: { target: ['nsis'], legalTrademarks: 'Migration Desk' },
    // For this user alone, so that no administrator is needed.
    nsis: { oneClick: false, perMachine: false, allowElevation: false, allowToChangeInstallationDirectory: true },
    mac: {
      target: ['dmg'],
      category: 'public.app-category.business',
      hardenedRuntime: true,
      gatekeeperAssess: false,
      entitlements: 'build/packaging/entitlements.mac.plist',
      entitlementsInherit: 'build/packaging/entitlements.mac.plist',
      // Done where the signing person's Apple credentials are in the environment (APPLE_ID, APPLE_APP_SPECIFIC_PASSWORD, APPLE_TEAM_ID).
      notarize: process.env.APPLE_ID !== undefined,
    },
    linux: {
      target: ['AppImage', 'deb'],
      category: 'Office',
      maintainer: 'Migration Desk',
      synopsis: 'Moves customer accounts',
    },
    deb: { depends: ['libsecret-1-0', 'libgtk-3-0', 'libnotify4', 'libnss3', 'libxss1', 'libxtst6', 'xdg-utils'] },
  }
}
