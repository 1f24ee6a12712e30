/**
 * The layer {@code alis}: a storage that watches its requests and copies what is read together, or often, to a reorganised area in the
 * order in which it is read (Hsu 2003, chapter 4). The choice of what is copied is in {@code analysis}; here are the layer, the
 * redirection of requests to copies and the copying.
 */
@NullMarked
package org.spindle.host.alis;

import org.jspecify.annotations.NullMarked;
