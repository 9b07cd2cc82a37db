/** States of a pair in words, for badges, filters and moves (PRODUCT §5). */
export const pairStatusWords: Readonly<Record<string, string>> = {
  draft: 'Draft',
  'pre-launch': 'Pre-launch',
  full: 'Trading',
  'post-only': 'Post only',
  'cancel-only': 'Cancel only',
  paused: 'Halted',
  maintenance: 'Maintenance',
  delisted: 'Delisted',
}
