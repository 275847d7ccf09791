import type { ContentBlock } from '@prilavok/shared-kernel/contract'
import { screen } from '@testing-library/react'
import { renderPiece } from '../../testing/render-app'
import { ContentText } from './ContentText'

const text = (headers: number): ContentBlock[] =>
  Array.from({ length: headers }, (_, at) => ({ type: 'header', data: { text: `Часть ${at}`, level: 1 } }))
const around = () => screen.getByRole('article').parentElement

test('three parts have a table of contents beside them', () => {
  renderPiece(<ContentText blocks={text(3)} />)
  expect(screen.getByRole('navigation', { name: /На\sэтой странице/ })).toBeVisible()
  expect(around()).toHaveAttribute('data-long', 'true')
})

test('two parts are seen at one look', () => {
  renderPiece(<ContentText blocks={text(2)} />)
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(around()).not.toHaveAttribute('data-long')
})
