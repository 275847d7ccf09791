import { useKernel } from '@prilavok/shared-kernel/kernel'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { useNear } from '@prilavok/shared-kernel/timing'
import { ErrorState } from '@prilavok/shared-kernel/ui/error-state'
import { NeedsScripts } from '@prilavok/shared-kernel/ui/needs-scripts'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { Skeleton } from '@prilavok/shared-kernel/ui/skeleton'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { feedbackTexts } from './texts'

const Root = styled(Panel)`
  padding: 32px 40px;
  > h2 {
    margin-bottom: 16px;
    font-size: 22px;
    line-height: 28px;
    font-weight: 600;
    letter-spacing: -0.01em;
  }
  ${media.phone} {
    padding: 20px 16px;
    > h2 {
      font-size: 18px;
      line-height: 24px;
    }
  }
  @media print {
    display: none;
  }
`
/** About as high as the form: nothing below jumps when it comes. */
const FORM_HEIGHT = 520

/**
 * The feedback form in a page. Its code (formik, yup, masks) comes when the visitor is near to it: the rest of the page needs none of
 * it. A form that does not load says so and can be tried again.
 */
export function FeedbackPlace() {
  const { errors } = useKernel()
  const [place, isNear] = useNear<HTMLDivElement>(true)
  const [Loaded, setLoaded] = useState<ComponentType>()
  const [error, setError] = useState<unknown>()
  const [isLoading, setLoading] = useState(false)
  const load = async () => {
    setLoading(true)
    try {
      const module = await import(/* webpackChunkName: "feedback-form" */ './FeedbackForm')
      setLoaded(() => module.default)
    } catch (reason) {
      errors.report(reason, { errors: 'inline' })
      setError(reason)
    } finally {
      setLoading(false)
    }
  }
  const begin = useEffectEvent(() => void load())
  useEffect(() => {
    if (isNear) begin()
  }, [isNear])
  const retry = () => void load()
  return (
    <Root>
      <h2>{feedbackTexts.title}</h2>
      {Loaded ? (
        <Loaded />
      ) : error ? (
        <ErrorState title={feedbackTexts.notLoaded} error={error} onRetry={retry} retrying={isLoading} />
      ) : (
        <div ref={place} aria-busy="true">
          <NeedsScripts action={feedbackTexts.writing} />
          <Skeleton height={FORM_HEIGHT} />
        </div>
      )}
    </Root>
  )
}
