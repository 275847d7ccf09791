import type { FoundCompany } from '@prilavok/shared-kernel/contract'
import { completeInn } from '@prilavok/shared-kernel/contract/inn-digits'
import { Random } from '@prilavok/supplier-api/platform/random'
import { completeOgrn } from './check-digits'
import { DEMO_COMPANY } from './demo-company'
import { FIRST_WORDS, NAMES, PATRONYMICS, SECOND_WORDS, SURNAMES, TOWNS, type Town } from './invented-words'

const FORMS = [
  ['Общество с ограниченной ответственностью', 'ООО'],
  ['Общество с ограниченной ответственностью', 'ООО'],
  ['Общество с ограниченной ответственностью', 'ООО'],
  ['Акционерное общество', 'АО'],
] as const

/** No region has a tax office of this number: the companies cannot be taken for real ones. */
const NO_OFFICE = '88'
const PROPRIETORS = 48

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.whole(0, 9)).join('')
const year = (random: Random): string => String(random.whole(3, 24)).padStart(2, '0')
const addressIn = (random: Random, town: Town): string =>
  `${town.name}, ${random.pick(town.streets)}, д. ${random.whole(1, 90)}, офис ${random.whole(1, 60)}`
const person = (random: Random): string =>
  `${random.pick(SURNAMES)} ${random.pick(NAMES)} ${random.pick(PATRONYMICS)}`

function organisation(random: Random, name: string): FoundCompany {
  const town = random.pick(TOWNS)
  const [form, short] = random.pick(FORMS)
  const office = town.region + NO_OFFICE
  return {
    INN: completeInn(office + digits(random, 5)),
    KPP: `${office}01001`,
    OGRN: completeOgrn(`1${year(random)}${town.region}${NO_OFFICE}${digits(random, 5)}`),
    COMPANY_NAME: `${form} «${name}»`,
    SHORT_NAME: `${short} «${name}»`,
    OWNER: person(random),
    ADDRESS: addressIn(random, town),
    ACTIVE: random.chance(0.95) ? 'Y' : 'N',
  }
}

function proprietor(random: Random): FoundCompany {
  const town = random.pick(TOWNS)
  const name = person(random)
  return {
    INN: completeInn(town.region + NO_OFFICE + digits(random, 6)),
    KPP: '',
    OGRN: completeOgrn(`3${year(random)}${town.region}${NO_OFFICE}${digits(random, 7)}`),
    COMPANY_NAME: `Индивидуальный предприниматель ${name}`,
    SHORT_NAME: `ИП ${name}`,
    OWNER: name,
    ADDRESS: addressIn(random, town),
    ACTIVE: 'Y',
  }
}

/** The embedded register: invented companies, the one of the demonstration buyers among them, with tax numbers whose check digits are right; the same at every start. */
export function registerCompanies(): FoundCompany[] {
  const random = new Random(2008, 643)
  const names = FIRST_WORDS.flatMap((first) => SECOND_WORDS.map((second) => `${first} ${second}`))
  return [
    ...names.map((name) => organisation(random, name)),
    ...Array.from({ length: PROPRIETORS }, () => proprietor(random)),
    DEMO_COMPANY,
  ]
}
