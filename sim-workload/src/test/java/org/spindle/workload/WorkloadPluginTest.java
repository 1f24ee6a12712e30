package org.spindle.workload;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.RecordComponent;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.ServiceLoader;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.TypeName;
import org.spindle.workload.fake.KnownFormats;

class WorkloadPluginTest {

    @Test
    void thePluginIsFoundLikeAStranger() {
        assertThat(ServiceLoader.load(SpindlePlugin.class)).anyMatch(plugin -> plugin instanceof WorkloadPlugin);
    }

    @Test
    void itOffersWorkloadsAndFormats() {
        KnownFormats known = new KnownFormats();
        new WorkloadPlugin().contribute(known);
        assertThat(known.workloads).containsOnlyKeys("random", "trace");
        assertThat(known.formats).containsOnlyKeys("blkparse", "disksim-ascii", "disksim-validate", "hp-srt");
    }

    /** Every component of every config record says what it means, and every choice has a name. */
    @Test
    void everythingThatCanBeConfiguredIsDocumented() {
        KnownFormats known = new KnownFormats();
        new WorkloadPlugin().contribute(known);
        Deque<Class<?>> open = new ArrayDeque<>(known.workloads.values());
        Set<Class<?>> seen = new HashSet<>();
        while (!open.isEmpty()) {
            Class<?> type = open.pop();
            if (!type.getName().startsWith("org.spindle.workload") || !seen.add(type)) {
                continue;
            }
            if (type.isSealed()) {
                for (Class<?> choice : type.getPermittedSubclasses()) {
                    assertThat(choice.isAnnotationPresent(TypeName.class))
                            .as(choice.getName())
                            .isTrue();
                    open.push(choice);
                }
            } else if (type.isRecord()) {
                assertThat(type.isAnnotationPresent(Doc.class))
                        .as(type.getName())
                        .isTrue();
                for (RecordComponent component : type.getRecordComponents()) {
                    assertThat(component.isAnnotationPresent(Doc.class))
                            .as(type + "." + component.getName())
                            .isTrue();
                    open.push(component.getType());
                }
            }
        }
        assertThat(seen).hasSizeGreaterThan(20);
    }
}
