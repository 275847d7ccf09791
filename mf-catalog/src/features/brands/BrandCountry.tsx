import { styled } from '@prilavok/shared-kernel/styled'
import { brandsTexts } from './texts'

const Line = styled.p`
  margin: -6px 0 12px;
  font-size: 13px;
  line-height: 18px;
  color: var(--text-secondary);
`

/** Where a brand comes from, under its name. */
export const BrandCountry = ({ name }: { name: string }) => <Line>{brandsTexts.country(name)}</Line>
