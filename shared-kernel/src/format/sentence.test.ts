import { asSentence } from '@prilavok/shared-kernel/format'

test('a text becomes a sentence once, and nothing stays nothing', () => {
  expect(['Нет товаров', 'Ошибка сети.', 'Как?', 'Ждём…', ''].map(asSentence)).toEqual([
    'Нет товаров.',
    'Ошибка сети.',
    'Как?',
    'Ждём…',
    '',
  ])
})
