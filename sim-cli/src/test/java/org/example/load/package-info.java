/** A third party's plugin: parts of workloads. */
@NullMarked
package org.example.load;

import org.jspecify.annotations.NullMarked;
