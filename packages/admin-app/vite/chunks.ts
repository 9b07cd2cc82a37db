/** Matches any of the given places, as parts of a module's path with `/` between folders. */
const from = (...places: string[]) => {
  const pattern = new RegExp(places.join('|'))
  return (id: string) => pattern.test(id.replaceAll('\\', '/'))
}
const packages = (...names: string[]) => `node_modules/(?:\\.pnpm/)?(?:${names.map((name) => name.replace('/', '\\+')).join('|')})[@+/]`
const ui = (...folders: string[]) => `packages/ui/src/(?:${folders.join('|')})/`
const app = (...modules: string[]) => `packages/admin-app/src/(?:${modules.join('|')})\\.`
const icons = (...names: string[]) => `lucide-react/dist/esm/icons/(?:${names.join('|')})\\.`

/**
 * Few chunks for what always comes together: brotli does better on one than on twenty, and a guest page stays within six requests (PERFORMANCE §1).
 * What a part loads late by itself (virtual rows, the column list, calendars) is named in no group and keeps its own chunk.
 */
export const chunkGroups = [
  {
    name: 'react',
    test: from(packages('react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom', 'styled-components', 'stylis')),
    priority: 9,
  },
  {
    name: 'base',
    test: from(
      ui(
        'Button',
        'Guilloche',
        'Icon',
        'IconButton',
        'Kbd',
        'Link',
        'LoadingScreen',
        'Mark',
        'PageSpinner',
        'Spinner',
        'Tooltip',
        'VisuallyHidden',
        'Wordmark',
      ),
      ui('anchored', 'theme'),
      'lucide-react/dist/esm/(?:Icon|context|createLucideIcon|shared)',
      'packages/core/src/contract\\.',
    ),
    priority: 8,
  },
  {
    name: 'forms',
    test: from(
      ui('Banner', 'Field', 'TextField'),
      app('shared/(?:RefusalNote|UtcClock|failure|useCountdown|useUtcClock)'),
      icons(
        'check',
        'circle',
        'circle-check',
        'circle-exclamation-point',
        'info',
        'monitor',
        'moon',
        'sun',
        'triangle-exclamation-point',
        'x',
      ),
    ),
    priority: 7,
  },
  {
    name: 'login',
    test: from(
      ui('AuthLayout', 'PasswordField'),
      app(
        'features/auth/(?:LoginPage|CredentialsStep|GuestFrame|arrivalNotice|deviceMark|readPlace|readTicket|useSignInPlace)(?:\\.styles)?',
      ),
      icons('arrow-big-up-dash', 'eye', 'eye-off', 'map-pin'),
    ),
    priority: 6,
  },
  {
    name: 'page',
    test: from(
      packages('@tanstack/query-core', '@tanstack/react-query'),
      ui('Avatar', 'Badge', 'Menu', 'PageHeader', 'Popover', 'Skeleton', 'TimeText'),
      'packages/ui/src/time/(?:formatTime|readTime|relativeTime|zoneParts)\\.',
      app('shared/(?:CallFailed|ListMemory|apiPath|countryName|listResult|useRecord)'),
      icons('chevron-down', 'chevron-right', 'ellipsis'),
    ),
    priority: 5,
  },
  {
    name: 'table',
    test: from(
      packages('@tanstack/react-table', '@tanstack/table-core', '@tanstack/react-store', '@tanstack/store', 'use-sync-external-store'),
      ui('BulkBar', 'Checkbox', 'DensityToggle', 'Pagination', 'SearchField', 'SegmentedControl', 'Select', 'TableToolbar'),
      'packages/ui/src/DataTable/(?!RowMenu|VirtualBody)',
      'packages/ui/src/DataCards/(?!VirtualCards)',
      'packages/ui/src/ColumnMenu/(?!ColumnList)',
      icons('arrow-up', 'chevrons-up-down'),
      app('shared/(?:listState|tableFailure|useList|useListState)'),
    ),
    priority: 4,
  },
]
