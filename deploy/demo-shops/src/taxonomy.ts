import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** Folder of the demonstration data. */
export const DEMO_FOLDER = fileURLToPath(new URL('../data/', import.meta.url))

export type Value = string | number

export interface Attribute {
  code: string
  title: string
  values: Value[]
  price_factors?: number[]
  unit?: string
  facet: boolean
  analog_key: boolean
}

export interface Family {
  id: string
  title: string
  name_template: string
  price_rub: { base: number; min: number; max: number; spread: number }
  PACK: 'Y' | 'N'
  multiplicity: { MIN: number; STEP: number }[]
  brand_group: string
  attributes: Attribute[]
  synonyms: string[]
  bought_with: string[]
  weight: number
  /** Code of the attribute whose values are sections of their own. */
  level4_split_by?: string
  constraints?: { if: Record<string, Value[]>; then: Record<string, Value[]> }[]
  /** attribute → attribute whose index it takes */
  linked?: Record<string, string>
}

export interface Brand {
  id: number
  name: string
  group: string
  tier: 'economy' | 'standard' | 'premium'
  UP_COUNTRY: string
}

export interface Taxonomy {
  meta: { tier_factor: Record<Brand['tier'], number> }
  shops: DemoShop[]
  delivery_zones: { ID: number; NAME: string; MIN_SUM: number; DELIVERY_PRICE: number }[]
  brands: Brand[]
  search: { synonym_groups: string[][] }
  sections: { id: string; name: string; children: { id: string; name: string; families: Family[] }[] }[]
}

export interface DemoShop {
  DOMAIN_NAME: string
  NAME: string
  COLOR_SCHEME: string
  PRICE_TYPE: number
  MIN_ORDER_SUM: number
  MIN_SUM: number
  SELFDELIVERY_ONLY: 'Y' | 'N'
  SHOW_LOYALTY_PRICES: 'Y' | 'N'
  ALLOW_PHYSICAL: 'Y' | 'N'
  REGISTRATION: boolean
  /** In maintenance: everything answers 503. */
  maintenance?: boolean
  /** Share of the products that it sells, where it is not as that of the others. */
  share?: number
  price_coef: number
}

export const readTaxonomy = async (): Promise<Taxonomy> =>
  JSON.parse(await readFile(`${DEMO_FOLDER}taxonomy.json`, 'utf8')) as Taxonomy

/** Russian numbers have a decimal comma. */
export const say = (value: Value): string =>
  typeof value === 'number' ? String(value).replace('.', ',') : value

export const familiesOf = (taxonomy: Taxonomy): Family[] =>
  taxonomy.sections.flatMap((top) => top.children.flatMap((child) => child.families))
