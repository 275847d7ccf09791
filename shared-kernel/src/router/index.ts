export { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom'
export { Link, type LinkProps } from './link'
export { searchUrl } from './search-url'
export { useHasRoute } from './use-has-route'
