/** Every stylesheet of the window, in the order in which they may overrule one another. */
import '@fontsource-variable/inter'
import '@mantine/core/styles.layer.css'
import '@mantine/dropzone/styles.layer.css'
import 'virtual:theme.css'
import './tokens.css'
import './base.css'
