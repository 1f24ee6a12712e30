/** Benchmarks of file systems: processes that read and write the files of a layer {@code file-system}. */
@NullMarked
package org.spindle.host.filebench;

import org.jspecify.annotations.NullMarked;
