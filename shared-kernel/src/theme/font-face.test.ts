import { fallbackFaces } from './font-face'

const faces = () => fallbackFaces().match(/@font-face\{[^}]*\}/g) ?? []

test('each weight of the shop’s font has local ones of the same metrics', () => {
  expect(faces()).toHaveLength(8)
  expect(faces()[0]).toBe(
    "@font-face{font-family:'Golos Text Arial';font-weight:400;" +
      "src:local('Arial'),local('ArialMT'),local('Liberation Sans'),local('LiberationSans'),local('Arimo');" +
      'size-adjust:104.4%;ascent-override:93.9%;descent-override:21.1%;line-gap-override:0%}',
  )
  expect(faces()[7]).toBe(
    "@font-face{font-family:'Golos Text Roboto';font-weight:700;" +
      "src:local('Roboto Bold'),local('Roboto-Bold');" +
      'size-adjust:106.1%;ascent-override:92.4%;descent-override:20.7%;line-gap-override:0%}',
  )
})
