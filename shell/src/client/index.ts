import '@prilavok/shared-kernel/theme/fonts/golos-text.woff2'
import { start } from './start'

void start()
