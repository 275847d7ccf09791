import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { columns } from './row-styles'
import { basketRowsTexts } from './texts'

interface ColumnHeaderProps {
  /** «₽»; without it the values carry their sign. */
  sign: string | undefined
}

const Root = styled.div`
  display: grid;
  align-items: center;
  height: 36px;
  padding: 0 12px;
  ${columns}
  border: solid var(--border);
  border-width: 1px 0;
  background: var(--n-25);
  font-size: 12px;
  line-height: 16px;
  color: var(--text-muted);
  > span {
    display: flex;
    align-items: center;
  }
  > [data-align='right'] {
    justify-content: flex-end;
  }
  > [data-align='center'] {
    justify-content: center;
  }
  ${media.compact} {
    display: none;
  }
`

/** Names of the columns. */
export function ColumnHeader({ sign }: ColumnHeaderProps) {
  const money = (title: string) => (sign ? `${title}, ${sign}` : title)
  return (
    <Root data-columns>
      <span />
      <span />
      <span>{basketRowsTexts.columnProduct}</span>
      <span>{basketRowsTexts.columnStock}</span>
      <span data-align="right">{money(basketRowsTexts.columnPrice)}</span>
      <span data-align="center">{basketRowsTexts.columnQuantity}</span>
      <span data-align="right">{money(basketRowsTexts.columnSum)}</span>
      <span />
    </Root>
  )
}
