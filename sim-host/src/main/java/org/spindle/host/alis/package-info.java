/**
 * The layer {@code alis}: a storage that observes its requests and copies blocks that are read together, or often, to a
 * reorganised area in the order in which they are read (Hsu 2003, chapter 4). The subpackage {@code analysis} selects
 * the blocks; this package has the layer, the redirection of requests to copies and the copying.
 */
@NullMarked
package org.spindle.host.alis;

import org.jspecify.annotations.NullMarked;
