import * as emotionReact from '@emotion/react'
import * as emotionStyled from '@emotion/styled'
import * as kernelApi from '@prilavok/shared-kernel/api'
import * as kernelBus from '@prilavok/shared-kernel/bus'
import * as kernelContract from '@prilavok/shared-kernel/contract'
import * as kernelCreateKernel from '@prilavok/shared-kernel/create-kernel'
import * as kernelErrors from '@prilavok/shared-kernel/errors'
import * as kernelFormat from '@prilavok/shared-kernel/format'
import * as kernelKernel from '@prilavok/shared-kernel/kernel'
import * as kernelModals from '@prilavok/shared-kernel/modals'
import * as kernelNotices from '@prilavok/shared-kernel/notices'
import * as kernelQueries from '@prilavok/shared-kernel/queries'
import * as kernelRouter from '@prilavok/shared-kernel/router'
import * as kernelShop from '@prilavok/shared-kernel/shop'
import * as kernelSlots from '@prilavok/shared-kernel/slots'
import * as kernelTheme from '@prilavok/shared-kernel/theme'
import * as kernelToken from '@prilavok/shared-kernel/token'
import * as kernelUiBadge from '@prilavok/shared-kernel/ui/badge'
import * as kernelUiBreadcrumbs from '@prilavok/shared-kernel/ui/breadcrumbs'
import * as kernelUiButton from '@prilavok/shared-kernel/ui/button'
import * as kernelUiContainer from '@prilavok/shared-kernel/ui/container'
import * as kernelUiDrawer from '@prilavok/shared-kernel/ui/drawer'
import * as kernelUiEmptyState from '@prilavok/shared-kernel/ui/empty-state'
import * as kernelUiErrorState from '@prilavok/shared-kernel/ui/error-state'
import * as kernelUiField from '@prilavok/shared-kernel/ui/field'
import * as kernelUiIcon from '@prilavok/shared-kernel/ui/icon'
import * as kernelUiIconButton from '@prilavok/shared-kernel/ui/icon-button'
import * as kernelUiInput from '@prilavok/shared-kernel/ui/input'
import * as kernelUiLink from '@prilavok/shared-kernel/ui/link'
import * as kernelUiLinkButton from '@prilavok/shared-kernel/ui/link-button'
import * as kernelUiMark from '@prilavok/shared-kernel/ui/mark'
import * as kernelUiModal from '@prilavok/shared-kernel/ui/modal'
import * as kernelUiNotFound from '@prilavok/shared-kernel/ui/not-found'
import * as kernelUiNote from '@prilavok/shared-kernel/ui/note'
import * as kernelUiPageState from '@prilavok/shared-kernel/ui/page-state'
import * as kernelUiPageTitle from '@prilavok/shared-kernel/ui/page-title'
import * as kernelUiPagination from '@prilavok/shared-kernel/ui/pagination'
import * as kernelUiPrice from '@prilavok/shared-kernel/ui/price'
import * as kernelUiProductPicture from '@prilavok/shared-kernel/ui/product-picture'
import * as kernelUiQuantityStepper from '@prilavok/shared-kernel/ui/quantity-stepper'
import * as kernelUiSegmented from '@prilavok/shared-kernel/ui/segmented'
import * as kernelUiSelect from '@prilavok/shared-kernel/ui/select'
import * as kernelUiSheet from '@prilavok/shared-kernel/ui/sheet'
import * as kernelUiSkeleton from '@prilavok/shared-kernel/ui/skeleton'
import * as kernelUiSpinner from '@prilavok/shared-kernel/ui/spinner'
import * as kernelUiStock from '@prilavok/shared-kernel/ui/stock'
import * as kernelUiToast from '@prilavok/shared-kernel/ui/toast'
import * as kernelUiVisuallyHidden from '@prilavok/shared-kernel/ui/visually-hidden'
import * as tanstackReactQuery from '@tanstack/react-query'
import * as react from 'react'
import * as reactJsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'

/**
 * What the node builds of the other parts `require`: one React, one kernel for all of them.
 * The list is the one of `deploy/build/src/shared-modules.ts`; a test there compares the two.
 */
export const shared: Record<string, unknown> = {
  '@emotion/react': emotionReact,
  '@emotion/styled': emotionStyled,
  '@prilavok/shared-kernel/api': kernelApi,
  '@prilavok/shared-kernel/bus': kernelBus,
  '@prilavok/shared-kernel/contract': kernelContract,
  '@prilavok/shared-kernel/create-kernel': kernelCreateKernel,
  '@prilavok/shared-kernel/errors': kernelErrors,
  '@prilavok/shared-kernel/format': kernelFormat,
  '@prilavok/shared-kernel/kernel': kernelKernel,
  '@prilavok/shared-kernel/modals': kernelModals,
  '@prilavok/shared-kernel/notices': kernelNotices,
  '@prilavok/shared-kernel/queries': kernelQueries,
  '@prilavok/shared-kernel/router': kernelRouter,
  '@prilavok/shared-kernel/shop': kernelShop,
  '@prilavok/shared-kernel/slots': kernelSlots,
  '@prilavok/shared-kernel/theme': kernelTheme,
  '@prilavok/shared-kernel/token': kernelToken,
  '@prilavok/shared-kernel/ui/badge': kernelUiBadge,
  '@prilavok/shared-kernel/ui/breadcrumbs': kernelUiBreadcrumbs,
  '@prilavok/shared-kernel/ui/button': kernelUiButton,
  '@prilavok/shared-kernel/ui/container': kernelUiContainer,
  '@prilavok/shared-kernel/ui/drawer': kernelUiDrawer,
  '@prilavok/shared-kernel/ui/empty-state': kernelUiEmptyState,
  '@prilavok/shared-kernel/ui/error-state': kernelUiErrorState,
  '@prilavok/shared-kernel/ui/field': kernelUiField,
  '@prilavok/shared-kernel/ui/icon': kernelUiIcon,
  '@prilavok/shared-kernel/ui/icon-button': kernelUiIconButton,
  '@prilavok/shared-kernel/ui/input': kernelUiInput,
  '@prilavok/shared-kernel/ui/link': kernelUiLink,
  '@prilavok/shared-kernel/ui/link-button': kernelUiLinkButton,
  '@prilavok/shared-kernel/ui/mark': kernelUiMark,
  '@prilavok/shared-kernel/ui/modal': kernelUiModal,
  '@prilavok/shared-kernel/ui/not-found': kernelUiNotFound,
  '@prilavok/shared-kernel/ui/note': kernelUiNote,
  '@prilavok/shared-kernel/ui/page-state': kernelUiPageState,
  '@prilavok/shared-kernel/ui/page-title': kernelUiPageTitle,
  '@prilavok/shared-kernel/ui/pagination': kernelUiPagination,
  '@prilavok/shared-kernel/ui/price': kernelUiPrice,
  '@prilavok/shared-kernel/ui/product-picture': kernelUiProductPicture,
  '@prilavok/shared-kernel/ui/quantity-stepper': kernelUiQuantityStepper,
  '@prilavok/shared-kernel/ui/segmented': kernelUiSegmented,
  '@prilavok/shared-kernel/ui/select': kernelUiSelect,
  '@prilavok/shared-kernel/ui/sheet': kernelUiSheet,
  '@prilavok/shared-kernel/ui/skeleton': kernelUiSkeleton,
  '@prilavok/shared-kernel/ui/spinner': kernelUiSpinner,
  '@prilavok/shared-kernel/ui/stock': kernelUiStock,
  '@prilavok/shared-kernel/ui/toast': kernelUiToast,
  '@prilavok/shared-kernel/ui/visually-hidden': kernelUiVisuallyHidden,
  '@tanstack/react-query': tanstackReactQuery,
  react: react,
  'react-dom': reactDom,
  'react/jsx-runtime': reactJsxRuntime,
}
