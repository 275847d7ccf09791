import type { Offer } from '@prilavok/shared-kernel/contract'
import { shownName } from '@prilavok/shared-kernel/product-names'
import { Link } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { ProductPicture } from '@prilavok/shared-kernel/ui/product-picture'
import { isGiftOffer } from './offer-kind'
import { pictureOf, productPath } from './product-links'
import { offersTexts } from './texts'

const Root = styled.div`
  display: grid;
  gap: 8px;
  margin-top: auto;
  padding-top: 4px;
  font-size: 13px;
  line-height: 18px;
  > p {
    margin: 0;
    color: var(--text-muted);
  }
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    height: 42px;
    overflow: hidden;
  }
  > ul > li > a {
    display: block;
    border: 1px solid var(--border-subtle);
    border-radius: var(--r-s);
  }
  > ul > li > a:hover {
    border-color: var(--n-400);
  }
`
/** Pictures in a row of a card. */
const SHOWN = 5

/** The gifts, or the first products, of an offer: their pictures, and the one that it is shown by with its name. */
export function OfferProducts({ offer }: { offer: Offer }) {
  const gift = isGiftOffer(offer)
  const products = gift ? offer.PRESENTS : offer.ITEMS
  const more = (gift ? offer.PRESENTS.length : offer.NAV.CNT) - 1
  return (
    <Root>
      {products.length > 1 && (
        <ul aria-label={gift ? offersTexts.presents : offersTexts.goods}>
          {products.slice(0, SHOWN).map((product) => (
            <li key={product.ID}>
              <Link to={productPath(product.ID)} aria-label={product.NAME} title={product.NAME}>
                <ProductPicture src={pictureOf(product)} alt="" size={40} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {offer.PRODUCT_ID !== null && (
        <p>
          {gift && `${offersTexts.present}: `}
          <TextLink to={productPath(offer.PRODUCT_ID)} quiet>
            {shownName(offer.PRODUCT_NAME)}
          </TextLink>
          {more > 0 && ` ${offersTexts.andMore(more)}`}
        </p>
      )}
    </Root>
  )
}
