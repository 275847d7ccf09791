import { errorText } from '@prilavok/shared-kernel/errors'
import { useNavigate } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { productsTexts } from '../texts'
import { MORE_ATTRIBUTE } from './more-attribute'
import type { ProductListState } from './use-product-list'

const Failure = styled(Note)`
  flex: 1 0 100%;
  align-items: center;
`

interface ListMoreProps {
  list: ProductListState
  onMore: () => void
}

/** «Показать ещё»; or, where the next page has failed, why, and another try. */
export function ListMore({ list, onMore }: ListMoreProps) {
  const navigate = useNavigate()
  const { moreHref, moreFailure, loadingMore, params, count, range } = list
  if (moreFailure)
    return (
      <Failure
        tone="danger"
        role="alert"
        action={
          <Button icon="refresh" busy={moreFailure.error === null} onClick={moreFailure.retry}>
            {productsTexts.list.retry}
          </Button>
        }
      >
        {productsTexts.list.moreFailed} {moreFailure.error && errorText(moreFailure.error)}
      </Failure>
    )
  if (!moreHref) return null
  return (
    <LinkButton
      {...{ [MORE_ATTRIBUTE]: '' }}
      to={moreHref}
      aria-busy={loadingMore || undefined}
      onClick={(event) => {
        event.preventDefault()
        if (loadingMore) return
        onMore()
        navigate(moreHref, { replace: true })
      }}
    >
      {productsTexts.list.more(Math.min(params.limit, count - range.to))}
    </LinkButton>
  )
}
