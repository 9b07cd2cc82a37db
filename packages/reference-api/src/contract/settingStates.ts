/** `readOnly`: everybody may look and nobody changes records; `full`: users see the message only, and only superadmins get in. */
export const MAINTENANCE_MODES = ['off', 'readOnly', 'full'] as const
export type MaintenanceMode = (typeof MAINTENANCE_MODES)[number]

/** Sections of Site Settings, in their order on the page; each is saved on its own and is an action of the page's rights. */
export const SETTING_SECTIONS = [
  'general',
  'branding',
  'features',
  'registration',
  'security',
  'maintenance',
  'limits',
  'mail',
  'legal',
  'refunds',
] as const
export type SettingSection = (typeof SETTING_SECTIONS)[number]
