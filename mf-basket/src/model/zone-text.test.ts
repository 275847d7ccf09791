import { zoneText } from './zone-text'

test.each([
  [5000, 390, 'В пределах города', 'Бесплатно от 5 000 ₽, иначе 390 ₽. В пределах города'],
  [5000, 390, '', 'Бесплатно от 5 000 ₽, иначе 390 ₽'],
  [0, 390, 'До подъезда', 'Бесплатно. До подъезда'],
  [5000, 0, '', 'Бесплатно'],
])(
  '[BAS-043] a zone that is free from %d and costs %d else, with «%s», reads «%s»',
  (MIN_SUM, DELIVERY_PRICE, DESCRIPTION, text) => {
    const zone = { ID: 1, NAME: 'Город', MIN_SUM, DELIVERY_PRICE, DESCRIPTION }
    const said = zoneText(zone, { priceType: 28, currency: 'RUB' })
    expect(said.replace(/[\u00a0\u202f]/g, ' ')).toBe(text)
  },
)
