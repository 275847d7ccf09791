import '../document/font-url'
import { start } from './start'

void start()
