/** Ids of the blocks of the settings, as their addresses name them: `/cabinet/settings#company`. */
export const ANCHORS = {
  personal: 'personal',
  company: 'company',
  password: 'password',
  devices: 'devices',
  supplier: 'supplier',
} as const
