/** What the shop signs its documents with. */
export interface LegalDetails {
  fullName: string
  inn: string
  kpp: string
  ogrn: string
  address: string
  bankName: string
  bankCode: string
  paymentAccount: string
  correspondAccount: string
}

/** What the pages of a shop speak of: its own figures, so that page and shop never contradict each other. */
export interface ShopFacts {
  id: number
  name: string
  domain: string
  email: string
  phones: string[]
  city: string
  /** «в Москве» */
  inCity: string
  /** Roubles. */
  minOrderSum: number
  /** Roubles from which delivery is free. */
  freeFrom: number
  selfDeliveryOnly: boolean
  allowPhysical: boolean
  zones: { name: string; price: number; minSum: number; description: string }[]
  points: { name: string; address: string }[]
  legal: LegalDetails
}

const IN_CITY: Record<string, string> = {
  Москва: 'в Москве',
  'Санкт-Петербург': 'в Санкт-Петербурге',
  Екатеринбург: 'в Екатеринбурге',
  Казань: 'в Казани',
  Новосибирск: 'в Новосибирске',
  'Нижний Новгород': 'в Нижнем Новгороде',
}

export const inCity = (city: string): string => IN_CITY[city] ?? `в городе ${city}`
