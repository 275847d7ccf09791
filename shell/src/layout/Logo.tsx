import { Link } from '@prilavok/shared-kernel/router'
import { fileUrl, isYes, useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'

const Root = styled(Link)`
  display: flex;
  flex: none;
  align-items: center;
  gap: 10px;
  max-width: 320px;
  min-height: 44px;
  color: var(--n-900);
  font-size: 21px;
  line-height: 22px;
  font-weight: 700;
  letter-spacing: -0.02em;
  > img {
    flex: none;
    width: 180px;
    height: 40px;
    object-fit: contain;
    object-position: left;
  }
  &[data-named] > img {
    width: 40px;
  }
  ${media.compact} {
    min-width: 0;
    max-width: 100%;
    font-size: 19px;
    > img {
      width: 140px;
      height: 32px;
    }
    &[data-named] > img {
      width: 32px;
    }
    > span {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`

/**
 * The shop's logo and name, home (SHELL-006). The picture's box is fixed, as its proportions are not known. Without a logo the name stands alone, whatever HEADER_NO_NAME says.
 */
export function Logo() {
  const shop = useShop()
  const logo = fileUrl(shop.LOGO)
  const named = !logo || !isYes(shop.HEADER_NO_NAME)
  return (
    <Root to="/" aria-label={`${shop.NAME}, на главную`} data-named={named || undefined}>
      {logo && <img src={logo} alt={shop.NAME} />}
      {named && <span aria-hidden={logo ? true : undefined}>{shop.NAME}</span>}
    </Root>
  )
}
