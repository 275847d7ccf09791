/** @jest-environment-options {"styles": true} */
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { styled } from '@prilavok/shared-kernel/styled'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'

const renderStyled = (tree: ReactNode, cache: EmotionCache = createCache({ key: 't' })) => ({
  cache,
  ...render(<CacheProvider value={cache}>{tree}</CacheProvider>),
})
const look = (text: string) => getComputedStyle(screen.getByText(text))

const Box = styled.p`
  color: red;
  padding: 1px;
`
const Link = ({ className, children }: { className?: string; children?: ReactNode }) => (
  <a className={className} href="/">
    {children}
  </a>
)

const Frame = ({ className, children }: { className?: string; children?: ReactNode }) => (
  <Box className={className}>{children}</Box>
)

test('an element has its rules, its attributes and its ref', () => {
  const ref = { current: null }
  renderStyled(
    <Box ref={ref} data-size="s">
      ручка
    </Box>,
  )
  expect(look('ручка')).toMatchObject({ color: 'rgb(255, 0, 0)', padding: '1px' })
  expect(screen.getByText('ручка')).toHaveAttribute('data-size', 's')
  expect(ref.current).toBe(screen.getByText('ручка'))
})

test('what extends a styled component changes its rules, whichever came first', () => {
  const Wide = styled(Box)`
    padding: 9px;
  `
  renderStyled(
    <>
      <Box>узкая</Box>
      <Wide>широкая</Wide>
    </>,
  )
  expect(look('широкая')).toMatchObject({ color: 'rgb(255, 0, 0)', padding: '9px' })
  expect(look('узкая').padding).toBe('1px')
})

test('a component gets the class, and what it gives to a styled element inside comes last', () => {
  const GreenLink = styled(Link)`
    color: green;
  `
  const GreenFrame = styled(Frame)`
    color: green;
  `
  renderStyled(
    <>
      <GreenLink>ссылка</GreenLink>
      <GreenFrame className="own">рамка</GreenFrame>
    </>,
  )
  expect(look('ссылка').color).toBe('rgb(0, 128, 0)')
  expect(look('рамка')).toMatchObject({ color: 'rgb(0, 128, 0)', padding: '1px' })
  expect(screen.getByText('рамка')).toHaveClass('own')
})
