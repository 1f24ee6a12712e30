/** A plugin of somebody else: parts of workloads. */
@NullMarked
package org.example.load;

import org.jspecify.annotations.NullMarked;
