/** Illustration of each family of the taxonomy. Families without an entry of their own take their neighbour's. */
const BY_ILLUSTRATION: Record<string, string> = {
  'paper-a4': 'copy-white copy-color photo label cpaper album covers lamfilm',
  'paper-box': 'roll-wide carton box stretch',
  notebook: 'notebook bloknot diary calendar ledger nb-school diary-school',
  'sticky-notes': 'sticky cube flags',
  envelope: 'envelope postbag',
  'toilet-paper': 'till toilet thermolabel ribbon',
  'ballpoint-pen': 'pen-ball pen-oil',
  'gel-pen': 'pen-gel refill',
  pencil: 'pencil mech-pencil cpencil brush',
  marker: 'mk-perm mk-board highlighter felt corr',
  'glue-stick': 'glue-stick glue-liq eraser',
  scissors: 'scissors knife sharpener ruler trimmer',
  'lever-arch-file': 'reg folder-r',
  folder:
    'files binder-pl binder-card folder-f folder-z corner wallet case tie divider clipboard hang pencase badge',
  stapler: 'stapler destapler punch',
  staples: 'staples paperclip binderclip pins rubber seal spring',
  tape: 'tape packtape',
  'desk-organizer': 'tray organizer stand interior stamp',
  calculator: 'calc counter',
  toner: 'cart-laser drum toner',
  cartridge: 'cart-ink ink-bottle',
  'wet-wipes': 'wipes napkin mask',
  'liquid-soap': 'soap-liq antiseptic detergent powder dispenser duster aid',
  'paper-towels': 'towel cup',
  'garbage-bags': 'bag mop',
  'usb-drive': 'flash',
  battery: 'battery accu',
  lamp: 'lamp desklamp',
  tea: 'tea',
  coffee: 'coffee sugar',
  water: 'water juice',
  chair: 'chair visitor',
  whiteboard: 'board-mm board-cork flipchart sponge',
  printer: 'printer mfp laminator binder-m',
  shredder: 'shredder',
  phone: 'phone',
  keyboard: 'keyboard',
  mouse: 'mouse',
  headset: 'headset',
  cable: 'cable',
  surge: 'surge',
  table: 'table',
  pedestal: 'pedestal',
  cabinet: 'cabinet',
  rack: 'rack',
  safe: 'safe',
  'carrier-bag': 'zip',
  backpack: 'backpack',
  paints: 'paint clay',
  sweets: 'cookies',
  gloves: 'gloves',
}

const BY_FAMILY = new Map(
  Object.entries(BY_ILLUSTRATION).flatMap(([illustration, families]) =>
    families.split(' ').map((family) => [family, illustration] as const),
  ),
)

export const illustrationOf = (family: string): string => BY_FAMILY.get(family) ?? 'desk-organizer'

/** Words of a colour → tint of the illustrations; the first that fits. */
const TINTS: [RegExp, string][] = [
  [/син|голуб|бирюз/, 'blue'],
  [/зелён/, 'green'],
  [/фиолет|сирен/, 'violet'],
  [/красн|бордов|розов|пурпур/, 'red'],
  [/жёлт|оранж|золот|беж|дуб|орех|бур|корич|крафт|натурал/, 'yellow'],
  [/чёрн|венге/, 'black'],
  [/сер(ый|ая|ебр)|никел|хром|прозрач|тониров/, 'grey'],
  [/бел|слонов/, 'white'],
]

/** @returns path of the picture, tinted by the product's colour when it has one */
export function picturePath(family: string, colour: string | undefined): string {
  const tint = colour && TINTS.find(([words]) => words.test(colour))?.[1]
  return `/upload/illustrations/${illustrationOf(family)}${tint ? `-${tint}` : ''}.svg`
}
