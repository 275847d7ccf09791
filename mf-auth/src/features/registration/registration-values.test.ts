import { testShop } from '@prilavok/shared-kernel/testing'
import { DRAFT, EMPTY, toRegistration } from './registration-values'

const TYPED = {
  ...EMPTY,
  inn: '7736207543',
  organization_name: ' ООО «Вектор» ',
  surname: 'соколова-',
  name: 'марина',
  middle_name: '',
  email: ' zakupki@vektor.example ',
  phone: '916 555-04-18',
}

test('the form begins as a Russian company without consents', () => {
  expect(EMPTY).toMatchObject({
    is_legal_entity: 'Y',
    phoneCode: '+7',
    country: '643',
    agree: false,
    transfer: false,
  })
})

test('names, e-mail and phone are sent as the shop keeps them, with both consents', () => {
  expect(toRegistration(TYPED, testShop({ ALLOW_PHYSICAL: 'N' }))).toEqual({
    is_legal_entity: 'Y',
    allow_physical: 'N',
    surname: 'Соколова',
    name: 'Марина',
    middle_name: '',
    email: 'zakupki@vektor.example',
    phone: '+79165550418',
    country: '643',
    agree: 'Y',
    transfer: 'Y',
    inn: '7736207543',
    organization_name: 'ООО «Вектор»',
  })
})

test('nothing of a company goes along for an individual', () => {
  const sent = toRegistration({ ...TYPED, is_legal_entity: 'N' }, testShop({ ALLOW_PHYSICAL: 'Y' }))
  expect(sent).toMatchObject({ is_legal_entity: 'N', allow_physical: 'Y' })
  expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['inn']))
  expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['organization_name']))
})

test('everything that is typed survives a reload', () => expect(DRAFT).toEqual(Object.keys(EMPTY)))
